export type BitSet = Uint32Array

export function emptySet(size: number): BitSet {
  return new Uint32Array((size + 31) >>> 5)
}

/** All ordinals below `size`. */
export function fullSet(size: number): BitSet {
  const set = emptySet(size).fill(0xffff_ffff)
  const rest = size & 31
  if (rest > 0) set[set.length - 1] = 2 ** rest - 1
  return set
}

export function addAll(set: BitSet, ordinals: Iterable<number>): BitSet {
  for (const ordinal of ordinals) addTo(set, ordinal)
  return set
}

export function addTo(set: BitSet, ordinal: number): void {
  const word = ordinal >>> 5
  set[word] = (set[word] ?? 0) | (1 << (ordinal & 31))
}

export function removeFrom(set: BitSet, ordinal: number): void {
  const word = ordinal >>> 5
  set[word] = (set[word] ?? 0) & ~(1 << (ordinal & 31))
}

export function isIn(set: BitSet, ordinal: number): boolean {
  return (((set[ordinal >>> 5] ?? 0) >>> (ordinal & 31)) & 1) === 1
}

export function intersect(a: BitSet, b: BitSet): BitSet {
  const result = new Uint32Array(a.length)
  for (let word = 0; word < a.length; word += 1) result[word] = (a[word] ?? 0) & (b[word] ?? 0)
  return result
}

export function countOf(set: BitSet): number {
  let count = 0
  for (let word = 0; word < set.length; word += 1) count += bitsOf(set[word] ?? 0)
  return count
}

export function countIn(set: BitSet, ordinals: Uint32Array): number {
  let count = 0
  for (let at = 0; at < ordinals.length; at += 1) {
    const ordinal = ordinals[at] ?? 0
    count += ((set[ordinal >>> 5] ?? 0) >>> (ordinal & 31)) & 1
  }
  return count
}

export function ordinalsOf(set: BitSet): Uint32Array {
  const ordinals = new Uint32Array(countOf(set))
  let at = 0
  for (let word = 0; word < set.length; word += 1) {
    let bits = set[word] ?? 0
    while (bits !== 0) {
      const lowest = bits & -bits
      ordinals[at] = word * 32 + (31 - Math.clz32(lowest))
      at += 1
      bits ^= lowest
    }
  }
  return ordinals
}

/** Returns the number of set bits in a 32-bit word. */
export function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555)
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333)
  return (((bits + (bits >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24
}
