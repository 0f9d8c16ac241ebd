import { toPlainText } from './plain-text'

export interface BoxParts {
  c_isPOBox?: unknown
  address1?: unknown
  address2?: unknown
  suite?: unknown
  /** The API's own field for a box's number. */
  postBox?: unknown
}

const NUMBER = String.raw`(?:#|(?:n\.?[o°]?|nro|nr|num(?:ber|ero)?)(?![a-z])[.:°]?)?\s*[a-z]?-?\d+(?:[/-]\d+|[ -]?[a-z])?`
/** What may stand after the number of a box: nothing, or the post office or route. */
const END = String.raw`\s*(?:$|\)|-|r\.?\s*r\b|h\.?\s*c\b|rural|route|rte|star|site|comp|cedex|st(?:atio)?n\b|succ|rpo|lcd|[a-z]{2} \d{5})`
/** A street whose name contains the words, as in `General Delivery Road`. */
const STREET = String.raw`(?!\s+(?:alle[ey]?|ave?|avenue|blvd|cir|circle|court|ct|dr|drive|highway|hill|hwy|lane|ln|parkway|pkwy|pl|place|r(?:oa)?d|sq|square|st|street|trail|trl|way)\b)`
const SPANISH = String.raw`(?:^|[\s(])(?<!\b(?:calle|carrer|carretera|c|avenida|avda|ave?|via|camino|paseo|plaza|rua)\.?\/?\s(?:del?\s)?(?:las?\s|el\s)?)`
const POST = String.raw`(?:p[.:'*\s_/\\-]*[o0][.:'*\s_/\\-]*|post(?:al)?(?:[\s-]*office|[\s-]*off\.?)?[\s-]*)`

/** Each matches a line, or a part of it between commas, in lower case and without accents. */
const BOXES = [
  // PO Box, P.O.Box 12, P O Bx, Post Office Box, Postal Box, #12 PO Box, PO Drawer 12
  String.raw`\b${POST}(?:b[o0]?x(?:es)?|b[o0](?=\s*\d)|drawer|drwr?|bag|bin)(?![a-z])${STREET}`,
  // POB 12, P.O.B., P O B 12
  String.raw`(?:^|[\s(#])p(?:[o0]b\.?|\.\s*[o0]\.\s*b\.?|[ -][o0][ -]b)\s*(?:$|\)|${NUMBER}(?!\w))`,
  // PO 12, P.O. # 12, PO-12, P.O. 12 Box
  String.raw`^p\.?[\s-]*[o0]\.?[\s-]*(?:#|no\.?)?\s*\d+(?:\s+box)?$`,
  // p o b o x 9
  String.raw`^p[. ]?o[. ]?b[. ]o[. ]x\b`,
  // P-Box 12, PB 12, P.B. 12
  String.raw`^p\.?[\s-]?b(?:[o0]?x)?\.?[\s-]*(?:#|no\.?)?\s*\d+$`,
  // Box 12, Box 65, RR 2 Box 65, 12 Elm St Box 4, Drawer 12, Lock Box 12, Buzón 12
  String.raw`(?:^|[\s(#/:.])(?:b[o0]?x|(?:lock|call)\s*box|drawer|caller(?:\s+service)?)[.:]?\s*${NUMBER}${END}`,
  // not Calle del Buzón 4, C/ Buzón 4, Plaza Buzón 4
  String.raw`(?:^|[\s(#/:.])(?<!\b(?:calle|carrer|avenida|avda|ave?)\.?\/?\s?(?:del?\s)?(?:el\s)?|\bc[./]\s?|^(?:plaza|paseo|camino|via)\s(?:del?\s)?(?:el\s)?)buzon[.:]?\s*${NUMBER}${END}`,
  // Private Bag 12, Locked Bag, Bag 5000 Stn Main
  String.raw`(?:^|[\s(])(?:(?:private|locked|postal)\s*(?:mail\s*)?)bag(?![a-z])${STREET}`,
  String.raw`^mail\s*bag\s*(?:$|${NUMBER}${END})`,
  // of the armed forces, with the place behind it
  String.raw`^(?:psc|cmr)\s*\d+\s+box\s*\d`,
  String.raw`^(?:unit|umr|opc)\s*\d+\s+box\s*\d+[a-z]?\s*(?:$|[afd]po\b)`,
  String.raw`^(?:mail|p)box\s*${NUMBER}${END}`,
  String.raw`^bag(?:\s+service)?\s*${NUMBER}${END}`,
  String.raw`^(?:#?\s*\d+[a-z]?\s+bo?x|(?:box|drawer)\s+[a-z])$`,
  // Site 6 Comp 4 RR 1, RR 1 Site 6 Comp 4
  String.raw`(?:^|\s)site\s*\d+[a-z]?\s+comp(?:artment)?\.?\s*\d+`,
  // General Delivery and its counterparts in other languages
  String.raw`\bgen(?:'?e?ral|'?l|\.)?[\s-]*deliv(?:ery|\.)?(?![a-z])${STREET}`,
  String.raw`\bgen(?:eral|l|\.)?[\s-]*del\.?$`,
  String.raw`^g\.?d\.?(?:$|\s+st(?:atio)?n\b)`,
  String.raw`\bpost(?:es?)?[\s-]+restantes?\b`,
  String.raw`\blista\s+(?:de\s+)?correos\b${STREET}`,
  String.raw`${SPANISH}(?:entrega|correo)\s+general(?![a-z])${STREET}`,
  String.raw`\b(?:postlagernd|fermo\s*posta)\b`,
  // Spanish and Portuguese
  String.raw`${SPANISH}(?:apartado|aptdo|apdo|aptado)\.?\s*(?:(?:de\s+)?(?:post(?:al)?|correos?|aereo)\.?\s*)*(?:$|\)|${NUMBER})`,
  String.raw`${SPANISH}casillas?\s*(?:postal|de\s+correos?|correos?)(?![a-z])${STREET}`,
  String.raw`(?:\bap(?:art|to?)?\.?|\ba\.)\s*(?:postal|correos?)(?![a-z])${STREET}`,
  String.raw`${SPANISH}casilla\.?\s*(?:$|\)|${NUMBER})`,
  String.raw`(?:^|[\s(])a\.\s*p\.\s*${NUMBER}`,
  String.raw`^(?:buzon|caja|estafeta)\s+(?:postal|de\s+correos?)\b`,
  String.raw`\b(?:caixa|cx\.?)\s*postal\b`,
  // French
  String.raw`\b(?:case|casier|caisse|bo?i?te)s?\s*[\s-]post(?:ale?s?\b|\.)${STREET}`,
  String.raw`(?:^|[\s(])[cb]\.?\s*p[.:]?\s*${NUMBER}${END}`,
  String.raw`^(?:[cb]\.\s*p\.$|b\.\s*p\.\s*\d+(?:$|\s+[a-z]+$))`,
  String.raw`(?:^|[\s(])(?:cs|tsa)\s*\d{5}${END}`,
  String.raw`\blivraison\s+generale\b`,
  // German, Italian, Dutch, Norwegian
  String.raw`(?:^|[\s(])(?:postfach|postbus|postboks|casella\s+postale)(?![a-z])${STREET}`,
].map((source) => new RegExp(source))

/** Returns whether an address goes to a box or a counter at a post office, by mark or by words. */
export function isPoBoxAddress(address: BoxParts): boolean {
  const { c_isPOBox: isMarked, address1, address2, suite, postBox } = address
  if (isMarked === true || (typeof postBox === 'string' && postBox.trim() !== '')) return true
  return [address1, address2, suite].some((line) => typeof line === 'string' && isPoBoxLine(line))
}

/** Returns whether a line of an address names a box or a counter at a post office. */
export function isPoBoxLine(line: string): boolean {
  const letters = line.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('。', '.')
  const plain = toPlainText(letters).toLowerCase()
  return plain.split(/[,;\n]/).some((part) => {
    const words = part.replace(/\s+/g, ' ').trim()
    return BOXES.some((box) => box.test(words))
  })
}
