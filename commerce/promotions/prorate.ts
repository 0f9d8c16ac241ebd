/**
 * Splits an amount of cents proportionally to weights. The largest remainders receive the leftover
 * cents, so that the shares always add up to the amount. If all weights are 0, all shares are 0.
 */
export function prorate(minor: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)
  const shares = weights.map((weight, index) => ({
    index,
    minor: Math.floor((minor * weight) / whole),
    remainder: (minor * weight) % whole,
  }))
  const left = minor - shares.reduce((sum, share) => sum + share.minor, 0)
  const first = [...shares].sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const share of first.slice(0, left)) share.minor += 1
  return shares.map((share) => share.minor)
}
