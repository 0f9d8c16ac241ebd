/**
 * The payload of a JWT, unverified: the gateway, which acts on it, checks the signature. Undefined
 * when it cannot be read.
 */
export function readJwtPayload(jwt: string): unknown {
  const [, payload = ''] = jwt.split('.')
  try {
    const binary = atob(payload.replace(/-/g, '+').replace(/_/g, '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
