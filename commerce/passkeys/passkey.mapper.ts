import type { ShopperLoginTypes } from 'commerce-sdk-isomorphic'
import type { PasskeyRow, PasskeyUser } from './passkey.repository'

/** The contract has no dates; without them, nobody could tell two passkeys of a name apart. */
interface Passkey extends ShopperLoginTypes.PasskeyCredential {
  c_createdAt: string
  c_lastUsedAt?: string
}

export function toPasskeyUser(
  user: PasskeyUser,
  login: string,
  passkeys: readonly PasskeyRow[],
): ShopperLoginTypes.PasskeyUser & { credentials: Passkey[] } {
  return {
    id: user.id,
    userName: login,
    displayName: user.display_name,
    userHandle: user.user_handle,
    slasUserId: user.id,
    credentials: passkeys.map((passkey) => ({
      id: passkey.id,
      userId: user.id,
      credentialId: passkey.credential_id,
      nickName: passkey.nick_name,
      publicKey: passkey.public_key,
      userHandle: user.user_handle,
      signatureCount: String(passkey.signature_count),
      c_createdAt: passkey.created_at.toISOString(),
      ...(passkey.last_used_at && { c_lastUsedAt: passkey.last_used_at.toISOString() }),
    })),
  }
}
