/** Magic numbers of picture files, because file names are not reliable. */
const BEGINNINGS: readonly (readonly [type: string, at: number, bytes: readonly number[]])[] = [
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
]

/**
 * Returns the media type of a picture; undefined for any other file, including SVG, which may
 * contain scripts.
 */
export function pictureTypeOf(file: Uint8Array): string | undefined {
  return BEGINNINGS.find(([, at, bytes]) =>
    bytes.every((byte, index) => file[at + index] === byte),
  )?.[0]
}
