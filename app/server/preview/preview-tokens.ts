import crypto, { createHash, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { toComparableCode } from '@/site/access-code'
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

/** 128 MB and about 0.4 s for each guess of a code. */
const STRETCHING = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 }

const keys = new Map<string, Promise<Uint8Array>>()

/** Whoever has a token of a link can try codes, so that each must be slow. Once per process. */
function stretch(secret: string): Promise<Uint8Array> {
  const known = keys.get(secret)
  if (known) return known
  const stretching = promisify<string, string, number, typeof STRETCHING, Buffer>(crypto.scrypt)
  const key = stretching(secret, 'praline preview', 32, STRETCHING).then(
    (bytes) => new Uint8Array(bytes),
  )
  keys.set(secret, key)
  return key
}

interface PreviewSecrets {
  accessCode?: string
  startKey?: string
}

/**
 * Signs and reads the tokens of the preview. The key is derived from the access code or, if there
 * is none, from the key of the link printed at start: a new one invalidates all earlier tokens, and
 * every process of the shop has the same key.
 */
export class PreviewTokens {
  readonly #secret: string | undefined
  readonly #code: string | undefined
  readonly #startKey: string | undefined

  constructor({ accessCode, startKey }: PreviewSecrets) {
    this.#code = accessCode
    this.#startKey = accessCode === undefined ? startKey : undefined
    this.#secret = accessCode ?? startKey
  }

  get hasCode(): boolean {
    return this.#code !== undefined
  }

  get canSign(): boolean {
    return this.#secret !== undefined
  }

  isCode(given: string): boolean {
    return isSame(toComparableCode(given), this.#code)
  }

  isStartKey(given: string): boolean {
    return isSame(given, this.#startKey)
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

  async #sign(payload: JWTPayload, audience: string, seconds: number): Promise<string> {
    if (this.#secret === undefined)
      throw new Error('Without a code or a start key, nothing is signed.')
    return new SignJWT(payload)
      .setProtectedHeader({ alg: ALGORITHM })
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(await stretch(this.#secret))
  }

  async #read(token: string, audience: string): Promise<JWTPayload | 'ended' | undefined> {
    if (this.#secret === undefined) return undefined
    try {
      const options = { audience, algorithms: [ALGORITHM], requiredClaims: ['exp'] }
      return (await jwtVerify(token, await stretch(this.#secret), options)).payload
    } catch (error) {
      return error instanceof errors.JWTExpired ? 'ended' : undefined
    }
  }
}

/** Compares in constant time, whatever the length. */
function isSame(given: string, known: string | undefined): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return known !== undefined && timingSafeEqual(digest(given), digest(known))
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
