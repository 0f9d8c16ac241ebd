const LENGTH = { min: 12, max: 200 }
const MIN_DIFFERENT = 6

/** Words and rows of keys with which guesses begin, and what the code is for. */
const GUESSED_FIRST =
  /pass(?:word|wort|code|phrase)|p[a@]ssw[o0]rd|contraseña|mot ?de ?passe|welcome|let ?me ?in|change ?me|qwert[yz]|uiop|asdf|ghjkl|[yz]xcv|bnm|abc|def|admin(?:istrator)?|editor|preview|praline|access|secret|code|staging|test/g

export const ACCESS_CODE_RULE =
  '12 to 200 characters, not only digits, and six different ones besides known words and rows like 1234'

/** Returns the code as it is compared: browsers may send an é as two characters. */
export const toComparableCode = (code: string): string => code.normalize('NFC').trim()

/**
 * Returns whether the access code of the preview resists guessing: whoever has a shared link can
 * try codes without asking the shop.
 */
export function isSafeAccessCode(code: string): boolean {
  const { length } = [...code]
  if (length < LENGTH.min || length > LENGTH.max) return false
  if (/\p{Cc}/u.test(code) || /^[\d\s./-]+$/.test(code)) return false
  const unguessed = code.toLowerCase().replaceAll(GUESSED_FIRST, '').replaceAll(/\d+/g, withoutRows)
  return new Set(unguessed).size >= MIN_DIFFERENT
}

/** Removes the digits that repeat or follow the one before them: 12345, 9876, 1111. */
function withoutRows(digits: string): string {
  return [...digits]
    .filter((digit, at, all) => at === 0 || Math.abs(Number(digit) - Number(all[at - 1])) > 1)
    .join('')
}
