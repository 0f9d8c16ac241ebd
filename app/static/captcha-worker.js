/*
 * The worker of the embedded captcha: it is given {challenge, difficulty} and answers the token
 * `challenge.number` whose SHA-256 begins with `difficulty` zero bits. It works beside the page,
 * which stays responsive. A file of its own, since the page's policy lets workers in from files of
 * this host only. Not WebCrypto's SHA-256: that answers each of tens of thousands of hashes later,
 * and where the shop is reached without https not at all.
 */
const ROUNDS = 64
const BLOCK_BYTES = 64
const LENGTH_BYTES = 8

/** The first bits behind the point of a root of a prime (FIPS 180-4, 4.2.2 and 5.3.3). */
const bitsOfRoot = (prime, exponent) => ((prime ** exponent % 1) * 2 ** 32) | 0

const PRIMES = Array.from({ length: 312 }, (_, at) => at).filter((number) => {
  for (let by = 2; by * by <= number; by += 1) if (number % by === 0) return false
  return number > 1
})
const START = PRIMES.slice(0, 8).map((prime) => bitsOfRoot(prime, 1 / 2))
const K = PRIMES.slice(0, ROUNDS).map((prime) => bitsOfRoot(prime, 1 / 3))

const rotate = (word, by) => (word >>> by) | (word << (32 - by))

/** The text's bytes, a one, zeros, and how many bits they are. */
function pad(text) {
  const bytes = new TextEncoder().encode(text)
  const blocks = Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK_BYTES)
  const padded = new DataView(new ArrayBuffer(blocks * BLOCK_BYTES))
  bytes.forEach((byte, at) => padded.setUint8(at, byte))
  padded.setUint8(bytes.length, 0x80)
  padded.setUint32(padded.byteLength - 4, bytes.length * 8)
  return padded
}

function spread(padded, from) {
  const words = new Int32Array(ROUNDS)
  for (let at = 0; at < 16; at += 1) words[at] = padded.getInt32(from + at * 4)
  for (let at = 16; at < ROUNDS; at += 1) {
    const [near, far] = [words[at - 2], words[at - 15]]
    const low = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3)
    const high = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10)
    words[at] = words[at - 16] + low + words[at - 7] + high
  }
  return words
}

function compress(state, words) {
  let [a, b, c, d, e, f, g, h] = state
  for (let at = 0; at < ROUNDS; at += 1) {
    const chosen = (e & f) ^ (~e & g)
    const high = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = (h + high + chosen + K[at] + words[at]) | 0
    const most = (a & b) ^ (a & c) ^ (b & c)
    const low = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + low + most) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + state[at]) | 0)
}

/** The first 32 bits of a text's SHA-256. */
function beginningOfHash(text) {
  const padded = pad(text)
  let state = START
  for (let from = 0; from < padded.byteLength; from += BLOCK_BYTES) {
    state = compress(state, spread(padded, from))
  }
  return state[0] >>> 0
}

self.onmessage = ({ data: { challenge, difficulty } }) => {
  for (let number = 0; ; number += 1) {
    const token = `${challenge}.${number}`
    if (beginningOfHash(token) >>> (32 - difficulty) === 0) {
      self.postMessage(token)
      return
    }
  }
}
