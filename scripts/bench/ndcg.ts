/**
 * Returns the normalized discounted cumulative gain of the first ten results: 1 if no other order
 * would have been better, 0 if nothing fits.
 * @param grades of the results, in their order
 * @param all grades of all products
 */
export function ndcgAt10(grades: readonly number[], all: readonly number[]): number {
  const ideal = gain([...all].sort((one, other) => other - one))
  return ideal === 0 ? 0 : gain(grades) / ideal
}

const gain = (grades: readonly number[]) =>
  grades
    .slice(0, 10)
    .reduce((sum, grade, position) => sum + (2 ** grade - 1) / Math.log2(position + 2), 0)
