const MIN_PASSWORD_LENGTH = 8
const MAX_PASSWORD_LENGTH = 64

/**
 * 8 to 64 characters with lower-case and upper-case letters, a digit and a special character
 * (ACC-020).
 */
export function isAcceptablePassword(password: string): boolean {
  return (
    password.length >= MIN_PASSWORD_LENGTH &&
    password.length <= MAX_PASSWORD_LENGTH &&
    /\p{Ll}/u.test(password) &&
    /\p{Lu}/u.test(password) &&
    /\d/.test(password) &&
    /[^\p{L}\d\s]/u.test(password)
  )
}
