import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto'
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { PREVIEW_PARAMETERS } from '@/site/preview'

const EDITOR = 'preview-editor'
const LINK = 'preview-link'
const ALGORITHM = 'HS256'

/** What a shared link shows: nothing else of the preview is open to who holds it. */
export type LinkParameters = Readonly<Record<string, string>>

export interface OpenLink {
  parameters: LinkParameters
  /** Epoch milliseconds. */
  endsAt: number
}

/**
 * Signs and reads the tokens for the preview. The key is made of the access code: a new code ends
 * everything that the old one opened, and every process of the shop has the same.
 */
export class PreviewTokens {
  readonly #key: Uint8Array

  constructor(readonly code: string | undefined) {
    this.#key = new Uint8Array(hkdfSync('sha256', code ?? '', '', 'praline preview', 32))
  }

  /** Compared in constant time, whatever the length. */
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

  /** What a link opens; `ended` for one whose time is over, undefined for what is no link of ours. */
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

/** The parameters that a link is bound to, in one order; empty ones are as good as absent. */
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
