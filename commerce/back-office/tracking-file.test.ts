import { readTrackingFile } from './tracking-file'

const HEADERS = 'Order number,Shipment id,Carrier,Tracking number'
const read = (text: string) => readTrackingFile(new TextEncoder().encode(text))
const utf16 = (text: string, isBig = false, mark = '\ufeff') => {
  const bytes = Buffer.from(`${mark}${text}`, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}
const ROW = { row: 2, orderNo: '00001001', shipmentId: 'me', carrier: 'Café', trackingNumber: '1Z' }
const PLAIN = `${HEADERS}\r\n00001001,me,Café,1Z\r\n`

test.each([
  ['commas', new TextEncoder().encode(PLAIN)],
  ['a byte order mark', new TextEncoder().encode(`\ufeff${PLAIN}`)],
  ['semicolons', new TextEncoder().encode(PLAIN.replaceAll(',', ';'))],
  ['tabs', new TextEncoder().encode(PLAIN.replaceAll(',', '\t'))],
  ['quotes', new TextEncoder().encode(PLAIN.replaceAll(/[^,\r\n]+/g, '"$&"'))],
  ['UTF-16, little end first', utf16(PLAIN)],
  ['UTF-16, big end first', utf16(PLAIN, true)],
  ['UTF-16 without a mark', utf16(PLAIN, false, '')],
  ['Latin-1', Buffer.from(PLAIN, 'latin1')],
])('reads a file with %s', (_, bytes) => {
  expect(readTrackingFile(bytes)).toEqual([ROW])
})

test('columns have any order and common names; rows are counted as a spreadsheet does', () => {
  expect(
    read('\nTracking,ORDER_NO,Note,carrier\n\n"1Z, 2",1001,,UPS\n,,,\n\'=1+1,1002,,UPS'),
  ).toEqual([
    { row: 4, orderNo: '1001', shipmentId: '', carrier: 'UPS', trackingNumber: '1Z, 2' },
    { row: 6, orderNo: '1002', shipmentId: '', carrier: 'UPS', trackingNumber: '=1+1' },
  ])
  expect(read(`sep=;\n${PLAIN.replaceAll(',', ';')}`)).toEqual([{ ...ROW, row: 3 }])
})

test.each([
  ['an empty file', '', 'names the columns'],
  ['a file without tracking numbers', 'Order number,Carrier\n1,UPS', 'names the columns'],
  ['a file of headers', HEADERS, 'no rows'],
  ['an open quotation mark', `${HEADERS}\n1,,UPS,"1Z`, 'Row 2 has a quotation mark'],
  ['too many rows', `${HEADERS}\n${'1,,UPS,1Z\n'.repeat(5001)}`, 'at most 5000 rows'],
])('refuses %s', (_, text, why) => {
  const detail = expect.stringContaining(why)
  expect(() => read(text)).toThrow(expect.objectContaining({ status: 400, detail }))
})

test('reads 5,000 rows', () => {
  expect(read(`${HEADERS}\n${'1,,UPS,1Z\n'.repeat(5000)}`)).toHaveLength(5000)
})
