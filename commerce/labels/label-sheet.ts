import PDFDocument from 'pdfkit'
import { QUIET_ZONE, toCode128 } from './code-128'
import type { LabelAddress, LabelRequest, ProvidedLabel } from './label.port'

export interface PrintedLabel extends Omit<ProvidedLabel, 'id' | 'picture'> {
  request: LabelRequest
  picture?: Uint8Array | undefined
}

/** 4 × 6 inches, in points. */
const WIDTH = 288
const HEIGHT = 432
const MARGIN = 14
/** Of letters. */
const SMALLEST = 6.5
const INNER = WIDTH - 2 * MARGIN

export async function printLabels(labels: readonly PrintedLabel[]): Promise<Buffer> {
  const sheet = new PDFDocument({
    ...{ size: [WIDTH, HEIGHT], margin: 0, autoFirstPage: false, lang: 'en', displayTitle: true },
    info: { Title: 'Shipping labels' },
  })
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (part: Buffer) => parts.push(part))
    sheet.on('end', () => resolve(Buffer.concat(parts)))
    sheet.on('error', reject)
  })
  for (const label of labels) {
    sheet.addPage()
    if (label.picture) sheet.image(Buffer.from(label.picture), 0, 0, { fit: [WIDTH, HEIGHT] })
    else drawLabel(sheet, label)
  }
  sheet.end()
  return done
}

function drawLabel(sheet: PDFKit.PDFDocument, label: PrintedLabel): void {
  const { request, carrier, service, trackingNumber } = label
  const write = (text: string, x: number, y: number, size: number, look: Look = {}) => {
    const { isBold, ...options } = look
    sheet.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)
    const share = sheet.widthOfString(toPrintable(text)) / INNER
    // whoever delivers needs all of it
    if (share > 1) sheet.fontSize(Math.max(SMALLEST, size / (share * 1.01)))
    // what is longer still ends with an ellipsis
    const line = { width: INNER, height: size * 1.3, ellipsis: true }
    sheet.text(toPrintable(text), x, y, { ...line, ...options })
  }
  sheet
    .lineWidth(1.5)
    .rect(6, 6, WIDTH - 12, HEIGHT - 12)
    .stroke()
  const rule = (y: number) =>
    sheet
      .moveTo(6, y)
      .lineTo(WIDTH - 6, y)
      .stroke()

  write(carrier.toUpperCase(), MARGIN, 18, 17, { isBold: true })
  write(service, MARGIN, 40, 11)
  rule(62)

  write('FROM', MARGIN, 70, 7, { isBold: true })
  toLines(request.from).forEach((text, index) => write(text, MARGIN, 80 + index * 10, 8.5))
  rule(140)

  write('SHIP TO', MARGIN, 148, 8, { isBold: true })
  const [name = '', ...lines] = toLines(request.to)
  write(name, MARGIN, 162, 15, { isBold: true })
  lines.forEach((text, index) => write(text, MARGIN, 182 + index * 17, 13))
  rule(278)

  drawBarcode(sheet, trackingNumber, 288, 70)
  write(toGroups(trackingNumber), MARGIN, 364, 12, { isBold: true, align: 'center' })
  rule(384)
  write(request.notes.join('  ·  '), MARGIN, 393, 9)
  if (carrier === 'Sample Post') {
    write('Sample: buys no postage', MARGIN, 408, 8)
  }
}

interface Look {
  isBold?: boolean
  align?: 'center'
}

function drawBarcode(sheet: PDFKit.PDFDocument, text: string, y: number, height: number): void {
  const { bars, length } = toCode128(text)
  // a narrow bar is at least 0.19 mm, which common printers and scanners manage
  const module = Math.min(1.5, (WIDTH - 16) / (length + 2 * QUIET_ZONE))
  const left = (WIDTH - length * module) / 2
  for (const { at, width } of bars) sheet.rect(left + at * module, y, width * module, height)
  sheet.fill('black')
}

function toLines(address: LabelAddress): string[] {
  const { name, company, address1, address2, city, stateCode, postalCode, countryCode } = address
  const town = `${city}, ${[stateCode, postalCode].filter(Boolean).join(' ')}`
  return [name, company, address1, address2, town, countryCode].filter(
    (text): text is string => text !== undefined && text !== '',
  )
}

/** `SP1234 5678` for people who read it to each other */
const toGroups = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ')

const PLAIN: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i' }

/** The letters of PDF's own fonts; others lose their accents, as on the labels of carriers. */
function toPrintable(text: string): string {
  return [...text]
    .map((letter) => {
      if (/[\x20-\x7e\u00a0-\u00ff–—‘’“”•…€ŠšŽžŒœŸ]/.test(letter)) return letter
      const plain = PLAIN[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '')
      return /^[\x20-\x7e]+$/.test(plain) ? plain : '?'
    })
    .join('')
}
