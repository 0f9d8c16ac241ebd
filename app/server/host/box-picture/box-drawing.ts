import { columnsFor } from '@rules/box-places'
import { COLORS } from '@rules/colors'

/** Layout of the picture of a box, in px. */
export interface BoxLayout {
  columns: number
  rows: number
  /** Diameter of a paper cup. */
  cup: number
  width: number
  height: number
}

/** Maximum size of the open box, beside the brand name. */
const MOST = { width: 600, height: 500, cup: 150 }
const WALL = 22
const PLEATS = 40
/** Space for the blur of a shadow. */
const SHADOW_PAD = 60

/** Returns the layout of a box for a number of cups, as large as the space allows. */
export function layOutBox(count: number): BoxLayout {
  const columns = columnsFor(count)
  const rows = Math.ceil(count / columns)
  const room = (side: number, cups: number) => (side - 2 * WALL) / (cups + 0.3)
  const cup = Math.floor(Math.min(MOST.cup, room(MOST.width, columns), room(MOST.height, rows)))
  const side = (cups: number) => Math.round(cup * (cups + 0.3)) + 2 * WALL
  return { columns, rows, cup, width: side(columns), height: side(rows) }
}

/** Returns the center of a cup, counted row by row from the top left. */
export function centerOf({ columns, cup }: BoxLayout, index: number): { x: number; y: number } {
  const at = (number: number) => Math.round(WALL + cup * (0.15 + number + 0.5))
  return { x: at(index % columns), y: at(Math.floor(index / columns)) }
}

/** Draws the box without pieces: ivory walls, a dark tray and empty cups. */
export function drawEmptyBox(layout: BoxLayout, count: number): string {
  const { width, height, cup } = layout
  const cups = Array.from({ length: count }, (_, index) => {
    const { x, y } = centerOf(layout, index)
    return `<use href="#cup" x="${x}" y="${y}"/>`
  })
  return svg(
    width,
    height,
    `<defs>
      <linearGradient id="wall" x2="1" y2="1"><stop stop-color="${COLORS.surface}"/><stop offset="1" stop-color="${COLORS.sunken}"/></linearGradient>
      <radialGradient id="hollow"><stop offset=".55" stop-color="#000" stop-opacity=".6"/><stop offset="1" stop-color="#000" stop-opacity=".15"/></radialGradient>
      <g id="cup"><circle r="${cup * 0.47}" fill="#24100a"/>${pleats(cup * 0.47, '#5a3524')}<circle r="${cup * 0.36}" fill="url(#hollow)"/></g>
    </defs>
    <rect width="${width}" height="${height}" rx="10" fill="url(#wall)"/>
    <rect x="5" y="5" width="${width - 10}" height="${height - 10}" rx="7" fill="none" stroke="${COLORS.gold}" stroke-width="1.5"/>
    <rect x="${WALL}" y="${WALL}" width="${width - 2 * WALL}" height="${height - 2 * WALL}" rx="4" fill="${COLORS.cocoa}"/>
    <rect x="${WALL}" y="${WALL}" width="${width - 2 * WALL}" height="${0.12 * cup}" fill="#000" fill-opacity=".28"/>
    ${cups.join('')}`,
  )
}

/** A pleated cup of light paper, seen from above. */
export function drawPaperCup(size: number): string {
  const r = size / 2
  return svg(
    size,
    size,
    `<g transform="translate(${r} ${r})"><circle r="${r}" fill="${COLORS.sunken}"/>${pleats(r, COLORS.line)}<circle r="${r * 0.8}" fill="${COLORS.surface}"/></g>`,
  )
}

export function drawRound(size: number): string {
  const r = size / 2
  return svg(size, size, `<circle cx="${r}" cy="${r}" r="${r}"/>`)
}

/** The closed lid that leans behind the box, tied with a ribbon. */
export function drawLid({ width, height }: Pick<BoxLayout, 'width' | 'height'>): string {
  const band = 44
  const x = width * 0.3
  const y = height * 0.38
  return svg(
    width,
    height,
    `<defs><linearGradient id="lid" x2="1" y2="1"><stop stop-color="${COLORS.surface}"/><stop offset="1" stop-color="#efe3cf"/></linearGradient>
      <linearGradient id="band" x2="0" y2="1"><stop stop-color="#85202f"/><stop offset=".5" stop-color="${COLORS.accent}"/><stop offset="1" stop-color="${COLORS.accentStrong}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" rx="10" fill="url(#lid)"/>
    <rect x="12" y="12" width="${width - 24}" height="${height - 24}" rx="5" fill="none" stroke="${COLORS.gold}" stroke-width="1.5"/>
    <rect y="${y}" width="${width}" height="${band}" fill="url(#band)"/>
    <rect x="${x}" width="${band}" height="${height}" fill="${COLORS.accent}"/>`,
  )
}

export function drawShadow({ width, height }: Pick<BoxLayout, 'width' | 'height'>): string {
  return svg(
    width + 2 * SHADOW_PAD,
    height + 2 * SHADOW_PAD,
    `<filter id="blur" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter>
    <rect x="${SHADOW_PAD}" y="${SHADOW_PAD + 12}" width="${width}" height="${height}" rx="10" fill="${COLORS.ink}" fill-opacity=".34" filter="url(#blur)"/>`,
  )
}

function pleats(r: number, stroke: string): string {
  const lines = Array.from({ length: PLEATS }, (_, index) => {
    const angle = (index / PLEATS) * 2 * Math.PI
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const at = (share: number) => `${(x * r * share).toFixed(1)} ${(y * r * share).toFixed(1)}`
    return `M${at(0.74)}L${at(1)}`
  })
  return `<path d="${lines.join('')}" stroke="${stroke}" stroke-width="${Math.max(1, r / 22).toFixed(1)}"/>`
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`
}
