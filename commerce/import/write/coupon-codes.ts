import { randomInt } from 'node:crypto'
import type { CodeForm } from '../read/read-coupons'

const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXZ'
const VOWELS = 'AEIUY'
const GROUP = 4
/** Maximum number of generated codes for a coupon. */
const MOST = 100_000

/** Generates additional random codes, up to the requested number. */
export function createCouponCodes(form: CodeForm, known: ReadonlySet<string>): string[] {
  const letters = form.includesVowels ? CONSONANTS + VOWELS : CONSONANTS
  const created = new Set<string>()
  while (created.size + known.size < Math.min(form.count, MOST)) {
    const code = form.prefix + createCode(letters, form)
    if (!known.has(code)) created.add(code)
  }
  return [...created]
}

function createCode(letters: string, { length, includesDashes }: CodeForm): string {
  const picked = Array.from({ length }, () => letters[randomInt(letters.length)] ?? '')
  return picked
    .map(
      (letter, index) => (includesDashes && index > 0 && index % GROUP === 0 ? '-' : '') + letter,
    )
    .join('')
}
