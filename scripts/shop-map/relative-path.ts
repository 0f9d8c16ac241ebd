import type { GeoContext } from 'd3-geo'

/**
 * Records d3-geo's drawing as an SVG path of whole numbers, each relative to the previous one: half
 * as long as d3-geo's own path.
 */
export class RelativePath implements GeoContext {
  private parts: string[] = []
  private at: [number, number] = [0, 0]
  private start: [number, number] = [0, 0]
  private isLine = false

  /** @param unit steps per unit of the sheet */
  constructor(private readonly unit: number) {}

  beginPath(): void {}

  moveTo(x: number, y: number): void {
    this.parts.push(`m${this.step(x, y) ?? '0 0'}`)
    this.start = this.at
    this.isLine = false
  }

  lineTo(x: number, y: number): void {
    const step = this.step(x, y)
    if (step === undefined) return
    this.parts.push(this.isLine ? separated(step) : `l${step}`)
    this.isLine = true
  }

  closePath(): void {
    this.parts.push('z')
    this.at = this.start
    this.isLine = false
  }

  arc(): void {
    throw new Error('The map has no points.')
  }

  /** Returns the path and starts a new one. */
  take(): string {
    const path = this.parts.join('')
    this.parts = []
    this.at = [0, 0]
    this.start = [0, 0]
    return path
  }

  private step(x: number, y: number): string | undefined {
    const [toX, toY] = [Math.round(x * this.unit), Math.round(y * this.unit)]
    const [dx, dy] = [toX - this.at[0], toY - this.at[1]]
    if (dx === 0 && dy === 0) return undefined
    this.at = [toX, toY]
    return `${dx}${separated(String(dy))}`
  }
}

/** Adds a space before a number, unless its minus sign already separates it. */
function separated(number: string): string {
  return number.startsWith('-') ? number : ` ${number}`
}
