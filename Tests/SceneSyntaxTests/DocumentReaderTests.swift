import Testing

@testable internal import SceneSyntax

struct DocumentReaderTests {
  @Test func scenesAreReadInOrder() {
    let reading = Reading(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- Main -->
      <scenes initialViewController="main"><view id='a'/>Hi &amp; bye<![CDATA[<&]]><?go on?></scenes>

      """)
    #expect(reading.messages == [])
    #expect(
      reading.outline == #"processingInstruction'xml version="1.0" encoding="UTF-8"' comment' Main ' "#
        + #"scenes(initialViewController="main" view(id="a") text'Hi & bye' cdata'<&' processingInstruction'go on')"#)
  }
}
