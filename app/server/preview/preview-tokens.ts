import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto'
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { PREVIEW_PARAMETERS } from '@/site/preview'

const EDITOR = 'preview-editor'
const LINK = 'preview-link'
const ALGORITHM = 'HS256'

/** The preview parameters of a shared link, which opens nothing else. */
export type LinkParameters = Readonly<Record<string, string>>

export interface OpenLink {
  parameters: LinkParameters
  /** Epoch milliseconds. */
  endsAt: number
}

/**
 * Signs and reads the tokens of the preview. The key is derived from the access code: a new code
 * invalidates all earlier tokens, and every process of the shop has the same key.
 */
export class PreviewTokens {
  readonly #key: Uint8Array

  constructor(readonly code: string | undefined) {
    this.#key = new Uint8Array(hkdfSync('sha256', code ?? '', '', 'praline preview', 32))
  }

  /** Compares in constant time, whatever the length. */
  isCode(given: string): boolean {
    const digest = (text: string) => createHash('sha256').update(text).digest()
    return this.code !== undefined && timingSafeEqual(digest(given), digest(this.code))
  }

  signEditor(seconds: number): Promise<string> {
    return this.#sign({}, EDITOR, seconds)
  }

  async isEditor(token: string): Promise<boolean> {
    return (await this.#read(token, EDITOR)) instanceof Object
  }

  signLink(parameters: LinkParameters, seconds: number): Promise<string> {
    return this.#sign({ parameters: toBoundParameters(parameters) }, LINK, seconds)
  }

  /**
   * Returns the content of a link's token; `ended` if it has expired, undefined if it is not a
   * valid link.
   */
  async readLink(token: string): Promise<OpenLink | 'ended' | undefined> {
    const payload = await this.#read(token, LINK)
    if (payload === undefined || payload === 'ended') return payload
    const { parameters, exp = 0 } = payload
    if (!(parameters instanceof Object)) return undefined
    return { parameters: toBoundParameters({ ...parameters }), endsAt: exp * 1000 }
  }

  #sign(payload: JWTPayload, audience: string, seconds: number): Promise<string> {
    return new SignJWT(payload)
      .setProtectedHeader({ alg: ALGORITHM })
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(this.#key)
  }

  async #read(token: string, audience: string): Promise<JWTPayload | 'ended' | undefined> {
    try {
      const options = { audience, algorithms: [ALGORITHM], requiredClaims: ['exp'] }
      return (await jwtVerify(token, this.#key, options)).payload
    } catch (error) {
      return error instanceof errors.JWTExpired ? 'ended' : undefined
    }
  }
}

/** Returns the parameters to which a link is bound, in a fixed order and without empty ones. */
export function toBoundParameters(given: Readonly<Record<string, unknown>>): LinkParameters {
  return Object.fromEntries(
    PREVIEW_PARAMETERS.flatMap((name): [string, string][] => {
      const value = given[name]
      return name === 'previewToken' || typeof value !== 'string' || value === ''
        ? []
        : [[name, value]]
    }),
  )
}
