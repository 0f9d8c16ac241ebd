/**
 * The colors of the shop: of its pages (`app/theme/tokens.ts`), mails, documents and drawings. A
 * site may have another accent.
 */
export const COLORS = {
  // Same color as the backdrop of the photographs, so that pictures blend into the page.
  page: '#faf4ea',
  surface: '#fffdf9',
  sunken: '#f2e8d8',
  ink: '#2b1710',
  inkSoft: '#5e463a',
  inkFaint: '#735b4d',
  accent: '#6e1423',
  accentStrong: '#530d19',
  accentSoft: '#f6e6e3',
  onAccent: '#fff8ee',
  cocoa: '#35190f',
  onCocoa: '#f7ead8',
  gold: '#a57c3f',
  goldDeep: '#7a5722',
  line: '#e3d3bb',
  lineStrong: '#8d7560',
  success: '#2f5d3a',
  successSoft: '#e8efe2',
  error: '#a11d23',
  errorSoft: '#fbe9e4',
  focus: '#6e1423',
  backdrop: 'rgb(43 23 16 / 0.48)',
} as const
