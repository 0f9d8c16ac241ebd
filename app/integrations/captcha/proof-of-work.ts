/**
 * Finds `challenge.number` whose SHA-256 begins with as many zero bits as are asked for: work that
 * a shopper does not notice, and that whoever sends thousands of forms does thousands of times.
 * @param difficulty bits, at most 32
 */
export async function solve(challenge: string, difficulty: number): Promise<string> {
  const encoder = new TextEncoder()
  for (let number = 0; ; number += 1) {
    const token = `${challenge}.${number}`
    const digest = await crypto.subtle.digest('SHA-256', encoder.encode(token))
    if (new DataView(digest).getUint32(0) >>> (32 - difficulty) === 0) return token
  }
}
