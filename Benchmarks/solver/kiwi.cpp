// Kiwi's times for views below each other; the same equations as `stacked` of Driver.swift.
#include <chrono>
#include <cstdio>
#include <vector>

#include <kiwi/kiwi.h>

static double solve(int count) {
  auto start = std::chrono::steady_clock::now();
  kiwi::Solver solver;
  std::vector<kiwi::Variable> x(count), y(count), width(count), height(count);
  for (int i = 0; i < count; i++) {
    solver.addConstraint(width[i] >= 0);
    solver.addConstraint(height[i] >= 0);
    solver.addConstraint(x[i] == 0);
    solver.addConstraint(width[i] == 375);
    solver.addConstraint(height[i] == 44);
    if (i == 0) {
      solver.addConstraint(y[i] == 0);
    } else {
      solver.addConstraint(y[i] == y[i - 1] + height[i - 1] + 8);
    }
  }
  solver.updateVariables();
  auto end = std::chrono::steady_clock::now();
  return std::chrono::duration<double, std::micro>(end - start).count();
}

int main() {
  for (int count : {10, 100, 1000, 2000}) {
    double best = 1e18;
    for (int i = 0; i < (count > 500 ? 3 : 15); i++) best = std::min(best, solve(count));
    std::printf("%d %f\n", count, best);
  }
}
