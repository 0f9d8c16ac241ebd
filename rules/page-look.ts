import { COLORS } from './colors'

const FONTS = [
  ['Fraunces Display', '300 600', 'app/theme/fonts/fraunces-display-normal.woff2', 'font/woff2'],
  ['Figtree Variable', '400', 'app/server/invoice/fonts/figtree-regular.ttf', 'font/ttf'],
  ['Figtree Variable', '600', 'app/server/invoice/fonts/figtree-semibold.ttf', 'font/ttf'],
] as const

type Read = (file: string) => Buffer

const facesBy = new WeakMap<Read, string>()

/**
 * The shop's fonts inside the style sheet, as these pages need neither build nor other requests.
 * Without the files, as in a copy of the engine alone, the pages have the browser's fonts.
 */
function readFaces(read: Read): string {
  const known = facesBy.get(read)
  if (known !== undefined) return known
  const faces = FONTS.map(([family, weight, file, type]) => {
    const data = tryRead(read, file)?.toString('base64')
    return data === undefined
      ? ''
      : `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:${type};base64,${data}); }`
  }).join('\n')
  facesBy.set(read, faces)
  return faces
}

function tryRead(read: Read, file: string): Buffer | undefined {
  try {
    return read(file)
  } catch {
    return undefined
  }
}

/**
 * The styles of a page of one file in the shop's look: a card in the middle.
 * @param read reads a file of the project; its fonts are read once
 */
export const pageLook = (read: Read): string => `${readFaces(read)}
  :root { color-scheme: light; }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1rem; background: ${COLORS.page}; color: ${COLORS.ink}; font: 1rem/1.6 'Figtree Variable', system-ui, sans-serif; }
  main { width: 100%; max-width: 26rem; padding: 2rem; border: 1px solid ${COLORS.line}; border-radius: 10px; background: ${COLORS.surface}; overflow-wrap: anywhere; }
  h1 { margin: 0 0 1rem; font: 340 1.875rem/1.2 'Fraunces Display', Georgia, serif; text-wrap: balance; }
  p { margin: 0 0 1rem; color: ${COLORS.inkSoft}; }
  main > :last-child { margin-bottom: 0; }
  a { color: ${COLORS.accent}; }
  code { padding: .125rem .375rem; border-radius: 4px; background: ${COLORS.sunken}; color: ${COLORS.ink}; font-size: .875em; overflow-wrap: anywhere; }
  label { display: block; margin-bottom: .375rem; font-weight: 600; }
  input, button { width: 100%; min-height: 3rem; border-radius: 4px; font: inherit; }
  input { padding: 0 .875rem; border: 1px solid ${COLORS.lineStrong}; background: ${COLORS.page}; color: inherit; }
  button { margin-top: 1rem; border: 0; background: ${COLORS.accent}; color: ${COLORS.onAccent}; font-weight: 600; cursor: pointer; }
  button:hover { background: ${COLORS.accentStrong}; }
  :focus-visible { outline: 2px solid ${COLORS.focus}; outline-offset: 2px; }
  .error { margin: .5rem 0 0; color: ${COLORS.error}; }
  @media (forced-colors: active) { button { border: 1px solid; } }
`
