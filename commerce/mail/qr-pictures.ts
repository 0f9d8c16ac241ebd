import sharp from 'sharp'
import { encode } from 'uqr'
import { QR_ADDRESSES } from './qr-address'

/** Pixels of a module, so that the picture is sharp on screens of twice the density. */
const MODULE = 12
/** Modules around it, by which scanners find it. */
const QUIET = 4

/** Returns the pictures that a mail's HTML names, each once. */
export async function attachQrPictures(html: string) {
  const named = new Map(
    [...html.matchAll(QR_ADDRESSES)].map(([, cid = '', text = '']) => [cid, text]),
  )
  return Promise.all(
    [...named].map(async ([cid, text]) => ({
      ...{ cid, filename: `${text}.png`, contentType: 'image/png' },
      contentDisposition: 'inline' as const,
      content: await drawQr(text),
    })),
  )
}

/** Returns the HTML with the pictures in it, for a browser. */
export async function withQrPictures(html: string): Promise<string> {
  const pictures = await attachQrPictures(html)
  return pictures.reduce(
    (shown, { cid, content }) =>
      shown.replaceAll(`cid:${cid}`, `data:image/png;base64,${content.toString('base64')}`),
    html,
  )
}

function drawQr(text: string): Promise<Buffer> {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const pixels = Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255)))
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * MODULE, size * MODULE, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer()
}
