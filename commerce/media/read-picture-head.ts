import sharp, { type Metadata } from 'sharp'

/** Returns format and size of a picture; undefined if the bytes are not a picture. */
export async function readPictureHead(bytes: Buffer): Promise<Metadata | undefined> {
  try {
    // sharp refuses an empty buffer at once, before it returns a promise
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    return undefined
  }
}
