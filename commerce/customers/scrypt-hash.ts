import { scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/*
 * Passwords as B2C Commerce exports them (`encryptionScheme="scrypt"`), in the notation of
 * com.lambdaworks scrypt: `$s0$params$salt$hash`. The params are hexadecimal: log2(N), r and p.
 */

const HASH =
  /^\$s0\$([0-9a-f]{5,6})\$((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)\$((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/
const MAX_BYTES = 64 * 1024 * 1024
/** N · r · p, eight times the usual; a login must not occupy a core for seconds. */
const MAX_WORK = 2 ** 20

interface ScryptHash {
  cost: number
  blockSize: number
  parallelization: number
  salt: Buffer
  hash: Buffer
}

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)

/** @returns undefined for another notation, or parameters that would take too long to verify. */
function parse(text: string): ScryptHash | undefined {
  const [, params = '', salt64 = '', hash64 = ''] = HASH.exec(text) ?? []
  const number = Number.parseInt(params, 16)
  const cost = 2 ** (number >> 16)
  const blockSize = (number >> 8) & 0xff
  const parallelization = number & 0xff
  const salt = Buffer.from(salt64, 'base64')
  const hash = Buffer.from(hash64, 'base64')
  // RFC 7914 demands N < 2^(128 · r / 8), and OpenSSL refuses others
  const isPossible =
    cost >= 2 && blockSize >= 1 && cost < 2 ** (16 * blockSize) && parallelization >= 1
  const isBounded =
    cost * blockSize * 128 <= MAX_BYTES && cost * blockSize * parallelization <= MAX_WORK
  const isComplete = salt.length >= 8 && hash.length >= 16 && hash.length <= 64
  if (!isPossible || !isBounded || !isComplete) return undefined
  return { cost, blockSize, parallelization, salt, hash }
}

export function isScryptHash(text: string): boolean {
  return parse(text) !== undefined
}

export async function isScryptPassword(text: string, password: string): Promise<boolean> {
  const parsed = parse(text)
  if (!parsed) return false
  const { cost, blockSize, parallelization, salt, hash } = parsed
  const options = { cost, blockSize, parallelization, maxmem: 2 * MAX_BYTES }
  return timingSafeEqual(await derive(password, salt, hash.length, options), hash)
}
