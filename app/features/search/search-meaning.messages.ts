import { defineMessages } from 'react-intl'

export const meaningMessages = defineMessages({
  freeFrom: {
    id: 'searchMeaning.freeFrom',
    defaultMessage:
      'These products list their ingredients, and {allergens} {count, plural, one {is} other {are}} not among them. Products without a list are left out.',
  },
  mayContain: {
    id: 'searchMeaning.mayContain',
    defaultMessage:
      'Some may contain traces, because they are made where {allergens} {count, plural, one {is} other {are}} handled too: please read the label before you eat or give them.',
  },
  readLabel: {
    id: 'searchMeaning.readLabel',
    defaultMessage: 'Recipes change: please read the label before you eat or give them.',
  },
  policy: { id: 'searchMeaning.policy', defaultMessage: 'How we handle allergens' },
  without: {
    id: 'searchMeaning.without',
    defaultMessage:
      'Products that mention {words} are left out. Others may contain it all the same: please read the label.',
  },
  dropped: {
    id: 'searchMeaning.dropped',
    defaultMessage: 'Nothing has every word. These are the nearest, without {words}.',
  },
  language: {
    id: 'searchMeaning.language',
    defaultMessage: 'Found with these words in {language}.',
  },
  almond: { id: 'allergen.almond', defaultMessage: 'almonds' },
  hazelnut: { id: 'allergen.hazelnut', defaultMessage: 'hazelnuts' },
  pecan: { id: 'allergen.pecan', defaultMessage: 'pecans' },
  pistachio: { id: 'allergen.pistachio', defaultMessage: 'pistachios' },
  walnut: { id: 'allergen.walnut', defaultMessage: 'walnuts' },
  cashew: { id: 'allergen.cashew', defaultMessage: 'cashews' },
  macadamia: { id: 'allergen.macadamia', defaultMessage: 'macadamia nuts' },
  'brazil-nut': { id: 'allergen.brazil-nut', defaultMessage: 'Brazil nuts' },
  'pine-nut': { id: 'allergen.pine-nut', defaultMessage: 'pine nuts' },
  chestnut: { id: 'allergen.chestnut', defaultMessage: 'chestnuts' },
  coconut: { id: 'allergen.coconut', defaultMessage: 'coconut' },
  peanut: { id: 'allergen.peanut', defaultMessage: 'peanuts' },
  'tree-nut': { id: 'allergen.tree-nut', defaultMessage: 'tree nuts' },
  nut: { id: 'allergen.nut', defaultMessage: 'nuts (with peanuts and coconut)' },
  milk: { id: 'allergen.milk', defaultMessage: 'milk' },
  egg: { id: 'allergen.egg', defaultMessage: 'egg' },
  soy: { id: 'allergen.soy', defaultMessage: 'soy' },
  gluten: { id: 'allergen.gluten', defaultMessage: 'gluten (wheat, barley, rye, oats)' },
  sesame: { id: 'allergen.sesame', defaultMessage: 'sesame' },
  fish: { id: 'allergen.fish', defaultMessage: 'fish' },
  shellfish: { id: 'allergen.shellfish', defaultMessage: 'shellfish' },
  honey: { id: 'allergen.honey', defaultMessage: 'honey' },
  gelatin: { id: 'allergen.gelatin', defaultMessage: 'gelatin' },
  alcohol: { id: 'allergen.alcohol', defaultMessage: 'alcohol' },
  animal: { id: 'allergen.animal', defaultMessage: 'milk, egg, honey and gelatin' },
  allergen: { id: 'allergen.allergen', defaultMessage: 'the major allergens' },
})
