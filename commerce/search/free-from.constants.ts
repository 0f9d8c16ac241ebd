import { COMMA } from './query-words'

/** Somebody cannot eat it, as a pattern. */
export const ALLERGY = 'al+erg\\w*|al+eg(?:y|ic|ies)|intoleran\\w*|anaphyla\\w*|anafila\\w*'

/** Words that deny what follows, or say that somebody cannot eat it. */
export const DENIALS = new RegExp(
  `^(?:${[
    'no|non|not|wo|none|never|nothing|neither|zero|0|without|minus|hold|skip|anti|freefrom',
    'avoid\\w*|exclud\\w*|except\\w*|omit\\w*|hates?|dislikes?|cannot',
    '(?:ca|wo|do|does|did|is|are|was|could|should|must)nt',
    'sin|cero|nada|ningun[ao]?|nunca|jamas|tampoco|menos|salvo|libres?|exent[ao]s?|ausencia|evit\\w+|odi[ao]',
    `sensitiv\\w*|sensib\\w*|${ALLERGY}`,
  ].join('|')})$`,
)
export const DENYING_PAIRS = new Set([
  'free from',
  'free of',
  'with out',
  'anything but',
  'everything but',
])
/** May stand between a denial and the name of an allergen. */
export const FILLERS = new Set(
  [
    'a an any all added the of from to with at in into kind kinds type types sort sorts traces trace fan',
    'contain contains containing contained have has having be is are made make eat eats eating',
    'like likes tolerate tolerates stand do does can could may must should will want wants need needs',
    'el la los las un una al a de del con en que me le nos gusta gustan tipo clase trazas rastros',
    'contiene contienen contenga contengan contener contenido tiene tienen tenga tengan tener',
    'lleva llevan lleve lleven llevar incluye incluyen incluya comer come como coma tomar toma',
    'quiero quiere quieren queremos deseo desea necesito busco',
    'puede pueda puedo pueden tolera tolero presencia derivados hay haya sea',
  ].flatMap((line) => line.split(' ')),
)
export const ARTICLES = new Set([
  'any',
  'added',
  'the',
  'tree',
  'el',
  'la',
  'los',
  'las',
  'de',
  'all',
])
/** Words after the name of an allergen; `nut-free` is written in one word too. */
export const AFTER = new RegExp(
  `^(?:f+r*e+|less|safe|friendly|none|excluded|omitted|libres?|excluid[ao]s?|sensitiv\\w*|sensib\\w*|${ALLERGY})$`,
)
export const OR = new Set(['or', 'nor', 'ni', 'o', 'u', 'no', 'sin', 'without'])
export const AND = new Set(['and', 'y', 'e', COMMA])
/** A diet excludes allergens by itself. */
export const DIETS = new Map(
  Object.entries({
    vegan: 'animal',
    vegans: 'animal',
    vegano: 'animal',
    vegana: 'animal',
    veganos: 'animal',
    veganas: 'animal',
    'plant based': 'animal',
    plantbased: 'animal',
    'base de plantas': 'animal',
    'base vegetal': 'animal',
    'allergy friendly': 'allergen',
    hypoallergenic: 'allergen',
    celiac: 'gluten',
    coeliac: 'gluten',
    celiaco: 'gluten',
    celiaca: 'gluten',
    celiacos: 'gluten',
    gf: 'gluten',
    'g f': 'gluten',
    df: 'milk',
    deslactosado: 'milk',
    deslactosada: 'milk',
    deslactosados: 'milk',
    'allergy free': 'allergen',
    'school safe': 'nut',
    'school friendly': 'nut',
    'classroom safe': 'nut',
  }),
)
/** Before `gf`, which is also a girlfriend. */
export const SOMEBODY = new Set(['my', 'for', 'your', 'his', 'her'])
