// Made by Scripts/measure-fonts.

/// The advances of characters: those of Inter (Copyright 2016 The Inter Project Authors, SIL Open Font License 1.1),
/// with corrections from the widths of labels in storyboards.
///
/// Two bytes are one advance in 2000ths of an em: 90 times the first byte and the second one, from 35 on.
enum AdvanceTables {
  static let unitsPerEm = 2000.0
  static let firstByte = 35
  static let base = 90
  /// The advance of what has no table, in ems.
  static let missing = 0.6
  /// The first and the last character of each table of a weight.
  static let ranges: [(first: UInt32, last: UInt32)] = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x370, 0x3FF), (0x400, 0x45F),
    (0x2010, 0x2044), (0x20A0, 0x20BF), (0x2190, 0x2199),
  ]

  static let light: [StaticString] = [
    #"""
    )%).+Z1&0|4V0j'k*h*h.-1R(e-3(W*P16,|0p0q0v0J1./I1#16(s)(1N1N1N.(7k1_1F3%2x08023N3\(h.s18/D6R3h3r0j3t\#
    1-120^3N1G7c0s120f*b*`*b,u,p.'/D0X/D0\/X*u0C0((1(1.k(M65/x0/0=0A*n.K*z/l.t4].R/&.e*b)p*b1N
    """#,
    #"""
    )9)(/D1$2g/#(@/+0\7A,@.s.b-)1t+l-,1N,<,H.'0F/{(y(M)^,T.x5t7+7d.(1W1W1W1W1W1W8i3/04040404(h(h(h(h2x3r\#
    3l3l3l3l3l1N3l3T3T3T3T1F0c0</D/D/D/D/D/D7R/D/t/t/t/t(1(1(1(1/{/r0/0/0/0/0/1N0//l/l/l/l/.0>/.1W/D1W/D\#
    1W/D3//D3//D3//D3//D2x142x0\04/t04/t04/t04/t04/t3N0C3N0C3N0C3N0C3H/z4%/z,1(h(h(1(h(1(h'z(h(14^-?.s(1\#
    18._0P/P(-/P(-/L)-/E)>/@'{3r/r3r/r3r/r0A3r/_3l0/3l0/3l0/7y9,1%*v1%*v1%*v0|.G0|.G0|.G0|.G1(*z1(*z1(*z\#
    3T/l3T/l3T/l3T/l3T/l3T/l7_4s1F/.1F0f.i0f.i0f.i(W
    """#,
    #"""
    0a.Z1F.4(e(e3V0Z0A0A(c.e.e.e({.s0A0A0A0A(/.d1W(y1]5a)20A440A4&3V(S1W1F/g1W040f3H3l(h181W6V3r.03l2c0t\#
    0A0y1(1F2w0o3y3j(h1F11.{/r(S0&110-.i.2.{.L/r./(S0P/k0F/L.e0/02/T.b0c,m0&2I0[354/(S0&0/0&4/0B0S0d1E2u\#
    1E1p4/2:3h0V2c.Z0Z.d03..2[2g0A0A0A0A0A0A0A0A0A0A0A0A0A0A2/0]/D(13l,Y,M0d0>3/6V2R/T0Y3/3/
    """#,
    #"""
    04044]/g1Y0|(h(h.s:p;i6|183r0O2v1W1b1F/g3E047*0{3r3r0u2i6V3H3l2c0t3/1(0O4,0o362]7o8'5%5l1R1a951c/D/z\#
    /E-20Q/t5*-u0505.M0'3H/x0//v0A/D.b/.2D.b0M/_4s5U1534/).w4v/D/t/t/z-2.J.G(1(1(17@6r/z.M05/./n
    """#,
    #"""
    *2*20{.59797)q,o'7&s'7'f*v*v*v-$1>.e.N/P(e/45H(e0A0A0A0A0A0A0A'':8?U'L+(.^'L+(.^,3*p*p/W/..(/A4h4h,g\#
    2b/P)+
    """#,
    #"""
    2f3/3/0&196$46;-;@7C3{0\1u1z1(>J/e293N1W0+3/.40F1).Q/_3z2d1n2d1F
    """#,
    #"""
    86868686@k8686868686
    """#,
  ]

  static let regular: [StaticString] = [
    #"""
    )%):,*1$134p15'v+-+-.-1a(u-A(f*f1M-H0e1&1;0c1J/Y1,1R)()71]1]1].;7k2-1L3(2{0A023Q3_(q/(1O/D6c3[3|1#4$\#
    1=1C0q3H1o8/1?1U0s+'*v+'-I-&.'/S0f/G0j/\+/0T07(;(;/7([6L0)0:0P0T+3.^+*/u/14l.m/=.{+'*:+'1]
    """#,
    #"""
    )9)4/G1$3)/4(t/90/7A,{/#/#-71t,{-,1],B,V.'0m0@).(w)y,{/#6\7W8+.;2%2%2%2%2%2%9#320=0=0=0=(q(q(q(q2{3e\#
    3v3v3v3v3v1]3v3N3N3N3N1i1$0T/S/S/S/S/S/S7T/G/x/x/x/x(;(;(;(;/r0#0:0:0:0:0:1]0:/u/u/u/u/E0T/E2%/S2%/S\#
    2%/S32/G32/G32/G32/G2{2'2{0j0=/x0=/x0=/x0=/x0=/x3Q0T3Q0T3Q0T3Q0T3K0/4;0/,o)4(q(;(q(;(q(;(q(;4w-T/((;\#
    1O/+1$/P(;/P(;/P)h/P*$/P(;3e0#3e0#3e0#0A3e0#3v0:3v0:3v0:839#15+;15+;15+;13.Z13.Z13.Z13.Z1;+*1;+*1;+*\#
    3N/u3N/u3N/u3N/u3N/u3N/u8+5(1i/E1i0s/%0s/%0s/%(w
    """#,
    #"""
    1$/#1R/#(w(w3e1$0A0A(w/#/#/#)./(0A0A0A0A(w/#2%).2B61)g0A4C0A513{(t2%1L/j2%0=0s3K3v(q1O2%6g3e/#3v3&1-\#
    0A1$1;1i3_1;4>3v(q1i18/+0#(t0#1802.q/#/+.Z0#/#(t1$0#0m/r/#0:1$/a.z1$-N0#3:0@3Y5%(t0#0:0#5%1$1$1$1c3b\#
    1c2S5%3&3v1$3&/#1$/#1$/#3&3&0A0A0A0A0A0A0A0A0A0A0A0A0A0A3&1$/G(;3v,{,{1$0T326g3&/a1$3232
    """#,
    #"""
    0=0=4y/j1i13(q(q/(;(<,7$1O3e0p2{2%1]1L/j3b0=8+103e3e1D2o6g3K3v3&1-321;0p4W1;3b2r808i5(5r1R1t9N1t/S0,\#
    /M-50p/x5D-|0:0:.w0,3_/x0:/x0T/G.q/E2./#1-/g516:1U3_/?/%5(/M/x/x0/-5/#.Z(;(;(;7R6{0/.w0:/E/x
    """#,
    #"""
    *y*y1F.59797*y-&'I','I'v+L+L+L,{1$/#.N/P(w/459(w0A0A0A0A0A0A0A'':8?4's,#0,'s,#0,,{*y*y1$/E.;/#5(5(,{\#
    3&/P)+
    """#,
    #"""
    3&32320&1D5z4-;l;i8+4t0j1i2d1;?11$3,3Q2%0|32/#1$1;/#0,5(3&2P3&1L
    """#,
    #"""
    86868686@k8686868686
    """#,
  ]

  static let medium: [StaticString] = [
    #"""
    (e)^,)171D5;1S't+S+S.^1u)0-M({+(2#-^0|1;1Y1'1h/o1P1p)=)L1q1q1q.f8V2c1Y3>3,0Q073c3i)(/A1n/N6z3U451148\#
    1O1T1/3F2K8o1u2(1;+M+8+M-[-=.-/c0v/a0z/l+E0i0S(Y(Y/V(y6n0H0L0e0i+Q/%+A0</J51///V/<+M*`+M1q
    """#,
    #"""
    (y)X/a1E3K/I)U/[/i7G-@/b/D-C1v-t-61q,J,d.-170M)C)k**-?/d6_7V8;.f2[2[2[2[2[2[9D3H0M0M0M0M)()()()(3,3_\#
    4/4/4/4/4/1q4/3L3L3L3L2<1E1$/c/c/c/c/c/c7S/a0.0.0.0.(Y(Y(Y(Y0,0B0L0L0L0L0L1q0L0<0<0<0</^0\/^2[/c2[/c\#
    2[/c3H/a3H/a3H/a3H/a3,2T3,0z0M0.0M0.0M0.0M0.0M0.3c0i3c0i3c0i3c0i3U0K4W0K,z)A)((Y)((Y)((_)((Y5@.//A(Y\#
    1n/J1E/Z(Y/Z(Y/Z*D/a*j/f(Y3_0B3_0B3_0B0G3_0H4/0L4/0L4/0L8e8z1G+Y1G+Y1G+Y1D.{1D.{1D.{1D.{1S+A1S+Y1S+A\#
    3L0<3L0<3L0<3L0<3L0<3L0<8k5G2</^2<1;/@1;/@1;/@)2
    """#,
    #"""
    1G/?1c/q)6)63z1E0G0G)7/@/@/@)A/A0G0G0G0G)l/A2[)C3-6c*J0G4Y0G6A4M)E2[1Y/t2[0M1;3U4/)(1n2[7$3_/u4/3I1;\#
    0G1F1S2<4M1q4d4-)(2<1E/C0B)E0,1E0C/&/u/C.t0B/v)E1E08170C/@0L1w/u/>1E.50,410Q4+6$)E0,0L0,6$1x1F1E2-4U\#
    2-3<6$3G3z0x3I/A1G/A1v/t4$3F0G0G0G0G0G0G0G0G0G0G0G0G0G0G3I1F/a(Y4/-<-<1E0\3H7$3G/u1x3H3H
    """#,
    #"""
    0M0M5B/t2*1D)()(/A;K<,721n3_1<3+2[1^1Y/t4&0M921E3_3_1s3'7$3U4/3I1;3H1S1<541q4*3?8w9N546<1g249r2*/c0B\#
    /]-?1;0.5m.=0J0J/D0<3q0*0L0.0i/a/-/^3%/?1B/x5R6v1|48/\/35:/_0.0.0L-?/D.{(Y(Y(Y7k740K/D0J/^0.
    """#,
    #"""
    +l+l1c.;9=9=,-->'l'O'l(3+m+m+m-#0k/@-l.n)6/:50)60G0G0G0G0G0G0G&t:^?e(F,a0{(F,a0{-n+<+<2R0..f.d5H5H-;\#
    3K.n)1
    """#,
    #"""
    3F3H3?0+1\6,4*=%<>8r5r0z2#3T1S@61w4%3c2[1x3H/q1u1T/?0Y6#3H2v3H1Y
    """#,
    #"""
    8<8<8<8<@q8<8<8<8<8<
    """#,
  ]

  static let semibold: [StaticString] = [
    #"""
    (M*-,+1M1Y5e1t'u+|+|/:22)I-]):+H2W-y1<1T1{1J210/1w29)V)e2.2.2./;9F3B1j3X3<0d0@3y3w)=/\27/[7;3S4M1D4P\#
    1d1i1K3H3*9X2V2Z1`+v+X+v-q-W.7/x100$140&+_1*0s(z(z/y)@7:0j0a1$1(+t/I+[0b/g5T/P/s/[+v+/+v2.
    """#,
    #"""
    (a*'0$1k3p/d*:0'/N7Q-d0L/h-S1{.r-C2.,V,u.71^0])\*c*9-`0P6f7Z8P/;3:3:3:3:3:3:9h3b0`0`0`0`)=)=)=)=3<3]\#
    4G4G4G4G4G2.4G3N3N3N3N2n1j1R/x/x/x/x/x/x7V0$0B0B0B0B(z(z(z(z0C0d0a0a0a0a0a2.0a0b0b0b0b/{0h/{3:/x3:/x\#
    3:/x3b0$3b0$3b0$3b0$3<3,3<140`0B0`0B0`0B0`0B0`0B3y1*3y1*3y1*3y1*3c0k4w0k-/)Q)=(z)=(z)=),)=(z5g.g/\(z\#
    27/m1j/g(z/g(z/g+$/w+Z0%(z3]0d3]0d3]0d0Q3]0q4G0a4G0a4G0a9@8{1\+|1\+|1\+|1Y/E1Y/E1Y/E1Y/E1o+[1o,11o+[\#
    3N0b3N0b3N0b3N0b3N0b3N0b9T5j2n/{2n1`/_1`/_1`/_)K
    """#,
    #"""
    1o/`1y0j)S)S491j0Q0Q)U/a/a/a)X/\0Q0Q0Q0Q*c/d3:)\3v7@+10Q4r0Q7V5#)t3:1j0'3:0`1`3c4G)=273:7?3]0r4G3p1N\#
    0Q1l1o2n5?2R544B)=2n1W/_0d)t081W0X/80q/_/80d0s)t1j0Q1^0r/a0a2t02/a1j.z085+0f4[7')t080a087'2w1l1i2U5L\#
    2U4*7'3m4*0v3p/b1o/d2p0n5&3i0Q0Q0Q0Q0Q0Q0Q0Q0Q0Q0Q0Q0Q0Q3o1l0$(z4G-\-\1j0h3b7?3m022v3b3b
    """#,
    #"""
    0`0`5h0'2J1Y)=)=/\;r<07D273]1f3:3:1c1j0'4I0`:=1^3]3]2K3<7?3c4G3p1N3b1o1f5n2R4Q3k9h:75E6c2(2R:@2=/x0]\#
    /r-N1e0B6?.]0]0]/m0Q4-0;0a0B1(0$/G/{3{/`1[035x7\2M4p/|/E5P/t0B0B0n-N/h/E(z(z(z8.7L0k/m0]/{0B
    """#,
    #"""
    ,c,c2*.E9G9G->-Z(9'w(9(M,9,8,8-*0[/a-4.6)S/D5+)S0Q0Q0Q0Q0Q0Q0Q&l;.@?(w-I1t(w-I1t.f+\+\4(0v/;.O5m5m-Y\#
    3s.6):
    """#,
    #"""
    3k3b3O041y6<4*><<r9c6u142;4H1oA?2t5#3y3:2x3b0j2p1o/`106|3n3F3n1j
    """#,
    #"""
    8F8F8F8F@{8F8F8F8F8F
    """#,
  ]

  static let bold: [StaticString] = [
    #"""
    (5*T,,1b1m6229'u,I,I/l2H)a-k)P+g3/.81U1l2A1j2Q0G2C2Y)l*#2D2D2D/h:23{1y3q3J0v0G424))P/w2X/f7U3O4c1T4f\#
    1w2#1d3H3c:A34302+,C+w,C.,-p.?021B0@1F08+x1A18)?)?0@)_7_110t1<1@,:/k+t1+0)5u/o05/v,C+V,C2D
    """#,
    #"""
    (I*N0@244;/{*w0K/17Y.+1201-a2$/l-N2D,a-,.?2*0l)r+X*G.&1:6l7[8c/h3s3s3s3s3s3s:13{0r0r0r0r)P)P)P)P3J3Y\#
    4]4]4]4]4]2D4]3N3N3N3N3D232%0202020202027V0@0T0T0T0T)?)?)?)?0X1+0t0t0t0t0t2D0t1+1+1+1+0=0s0=3s023s02\#
    3s023{0@3{0@3{0@3{0@3J3[3J1F0r0T0r0T0r0T0r0T0r0T421A421A421A421A3o105<10-=)`)P)?)P)?)P)P)P)?61/D/w)?\#
    2X0423/r)?/r)?/r+Z00,H0<)?3Y1+3Y1+3Y1+0Y3Y1>4]0t4]0t4]0t9s8z1o,B1o,B1o,B1m/g1m/g1m/g1m/g2.+t2.,b2.+t\#
    3N1+3N1+3N1+3N1+3N1+3N1+:=613D0=3D2+/z2+/z2+/z)a
    """#,
    #"""
    290%221a)m)m4O230Y0Y)q0&0&0&)m/w0Y0Y0Y0Y+Z0,3s)r4c7t+p0Y500Y8h5P*G3s1y043s0r2+3o4])P2X3s7Y3Y1m4]4;1^\#
    0Y262.3D6.305]4V)P3D1f/x1+*G0C1f0l/I1k/x/T1+1n*G230g2*1E0&0t3n0H0'23/d0C6#0y5.8(*G0C0t0C8(3s26202{6A\#
    2{4o8(46400s4;0(290*3j1h6&410Y0Y0Y0Y0Y0Y0Y0Y0Y0Y0Y0Y0Y0Y49260@)?4]-y-y230s3{7Y460H3r3{3{
    """#,
    #"""
    0r0r63042g1m)P)P/w<<<27T2X3Y233H3s1f1y044i0r;E1v3Y3Y2|3O7Y3o4]4;1^3{2.236L304u4;:W:x5R7/2?2n:f2O020v\#
    0*-Z220T6i.z0o0o0<0c4A0H0t0T1@0@/_0=4t0%1q0G6B8@2x5K0A/V5d0-0T0T12-Z01/g)?)?)?8J7`100<0o0=0T
    """#,
    #"""
    -X-X2I.M9O9O.N-s(](A(](f,\,[,[-/0J0&,U-W)m/L5%)m0Y0Y0Y0Y0Y0Y0Y&b;U@r)M.02l)M.02l/[+{+{5W1a/h.86464-t\#
    4A-W)B
    """#,
    #"""
    423{3^0;2:6I4*?P=I:S7u1F2Q5:2.BE3n5w423s3v3{1a3g200%1`7y483m481y
    """#,
    #"""
    8N8N8N8NA)8N8N8N8N8N
    """#,
  ]
}
