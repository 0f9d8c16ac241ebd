import PDFDocument from 'pdfkit'
import { COLORS } from '@rules/colors'
import figtreeRegular from './fonts/figtree-regular.ttf'
import figtreeSemibold from './fonts/figtree-semibold.ttf'
import frauncesRegular from './fonts/fraunces-regular.ttf'

/** All lengths in points, 72 to the inch. */
const MARGIN = 54
const FOOTER = 24

const FONTS = { text: figtreeRegular, strong: figtreeSemibold, title: frauncesRegular } as const
type Font = keyof typeof FONTS

export interface TextLook {
  font?: Font
  size?: number
  color?: keyof typeof COLORS
  align?: 'left' | 'right'
}

/** A US letter document that is filled with text and rules from top to bottom. */
export class InvoiceSheet {
  readonly #document: PDFKit.PDFDocument
  readonly left = MARGIN
  readonly width: number
  y = MARGIN

  constructor({ title, author, lang }: { title: string; author: string; lang: string }) {
    this.#document = new PDFDocument({
      size: 'LETTER',
      margin: 0,
      bufferPages: true,
      lang,
      displayTitle: true,
      info: { Title: title, Author: author },
      // no default font: its metrics are in a file that is not part of the build
      font: '',
    })
    for (const [name, font] of Object.entries(FONTS)) {
      this.#document.registerFont(name, toFile(font))
    }
    this.width = this.#document.page.width - 2 * MARGIN
  }

  /**
   * Begins another page if the given height does not fit on this one.
   * @returns whether a page was added.
   */
  makeRoom(height: number): boolean {
    if (this.y + height <= this.#document.page.height - MARGIN - FOOTER) return false
    this.#document.addPage()
    this.y = MARGIN
    return true
  }

  heightOf(text: string, width: number, look: TextLook = {}): number {
    return this.#style(look).heightOfString(text, { width })
  }

  /** Writes text at a position without moving `y`. */
  textAt(text: string, x: number, y: number, width: number, look: TextLook = {}): void {
    this.#style(look).text(text, x, y, { width, align: look.align ?? 'left' })
  }

  /** Writes text below the existing content. */
  text(text: string, look: TextLook = {}): void {
    const height = this.heightOf(text, this.width, look)
    this.makeRoom(height)
    this.textAt(text, this.left, this.y, this.width, look)
    this.y += height
  }

  rule(color: keyof typeof COLORS = 'line'): void {
    this.#document
      .moveTo(this.left, this.y)
      .lineTo(this.left + this.width, this.y)
      .lineWidth(0.75)
      .stroke(COLORS[color])
  }

  /** Draws a colored band at the current position, behind the following text. */
  band(height: number): void {
    this.#document.rect(this.left, this.y, this.width, height).fill(COLORS.sunken)
  }

  /** Writes the footer of every page and closes the document. */
  async finish(footOf: (page: number, count: number) => string): Promise<Buffer> {
    const { start, count } = this.#document.bufferedPageRange()
    const look: TextLook = { size: 8, color: 'inkSoft' }
    for (let page = 0; page < count; page += 1) {
      this.#document.switchToPage(start + page)
      const y = this.#document.page.height - MARGIN
      this.textAt(footOf(page + 1, count), this.left, y, this.width, look)
    }
    const chunks: Buffer[] = []
    const done = new Promise<Buffer>((resolve, reject) => {
      this.#document.on('data', (chunk: Buffer) => chunks.push(chunk))
      this.#document.on('end', () => resolve(Buffer.concat(chunks)))
      this.#document.on('error', reject)
    })
    this.#document.end()
    return done
  }

  #style({ font = 'text', size = 9.5, color = 'ink' }: TextLook): PDFKit.PDFDocument {
    return this.#document.font(font).fontSize(size).fillColor(COLORS[color])
  }
}

/** Fonts are bundled as `data:` URLs. */
function toFile(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}
