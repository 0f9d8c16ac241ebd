import { hashPassword, isPasswordHash, isPasswordOf } from './password-hash'

/** argon2 in its notation, or scrypt as B2C Commerce exports it; else a new password is needed. */
export interface ImportedPassword {
  value: string
  isEncrypted: boolean
  scheme?: string
}

export async function needsNewPassword(password: ImportedPassword | undefined): Promise<boolean> {
  return password?.isEncrypted === true && !(await isPasswordHash(password.value))
}

/** Undefined if there is none. @param known the stored hash, which stays for the same password */
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
