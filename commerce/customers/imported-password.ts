import { hashPassword, isPasswordHash, isPasswordOf } from './password-hash'

/**
 * A hash of argon2 in its standard notation, or of scrypt as B2C Commerce exports it, is kept; with
 * any other hash, the customer has to set a new password.
 */
export interface ImportedPassword {
  value: string
  isEncrypted: boolean
  scheme?: string
}

export async function needsNewPassword(password: ImportedPassword | undefined): Promise<boolean> {
  return password?.isEncrypted === true && !(await isPasswordHash(password.value))
}

/**
 * Returns the hash to store; undefined if there is none.
 * @param known the stored hash, which stays if it is that of the same password.
 */
export async function toPasswordHash(
  password: ImportedPassword | undefined,
  known: string | undefined,
): Promise<string | undefined> {
  if (!password) return undefined
  const { value, isEncrypted } = password
  if (isEncrypted) return (await isPasswordHash(value)) ? value : undefined
  if (known !== undefined && (await isPasswordOf(known, value))) return known
  return hashPassword(value)
}
