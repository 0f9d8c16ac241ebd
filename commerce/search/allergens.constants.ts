/** An allergen, or another ingredient, or a group, by which a search leaves out products. */
export interface Allergen {
  id: string
  /** Words of shoppers, without accents, in the singular and plural. */
  names: readonly string[]
  /** Words of ingredients, as the start of a pattern; `names` are ingredients too. */
  ingredients?: string
  /** Ingredients that only sound like it. */
  except?: string
  /** Allergens that belong to the group. */
  members?: readonly string[]
}

const TREE_NUTS = [
  'almond',
  'hazelnut',
  'pecan',
  'pistachio',
  'walnut',
  'cashew',
  'macadamia',
  'brazil-nut',
  'pine-nut',
  'chestnut',
  'coconut',
]
const NUTS = ['peanut', ...TREE_NUTS]

/** In English and Spanish, whatever the language of a shop: an ingredient may be named in both. */
export const ALLERGENS: readonly Allergen[] = [
  {
    id: 'almond',
    names: ['almond', 'almonds', 'almendra', 'almendras'],
    ingredients: 'marzipan|mazapan|frangipane|amaretto|amaretti',
  },
  {
    id: 'hazelnut',
    names: ['hazelnut', 'hazelnuts', 'filbert', 'filberts', 'avellana', 'avellanas'],
    ingredients: 'gianduja|gianduia|nocciola|nutella',
  },
  { id: 'pecan', names: ['pecan', 'pecans', 'pecana', 'pecanas', 'nuez pecana', 'nueces pecanas'] },
  { id: 'pistachio', names: ['pistachio', 'pistachios', 'pistacho', 'pistachos'] },
  { id: 'walnut', names: ['walnut', 'walnuts', 'nuez de castilla', 'nueces de castilla'] },
  {
    id: 'cashew',
    names: ['cashew', 'cashews', 'anacardo', 'anacardos', 'maranon', 'nuez de la india'],
  },
  { id: 'macadamia', names: ['macadamia', 'macadamias', 'macadamia nuts'] },
  { id: 'brazil-nut', names: ['brazil nut', 'brazil nuts', 'nuez de brasil', 'nueces de brasil'] },
  { id: 'pine-nut', names: ['pine nut', 'pine nuts', 'pinon', 'pinones'] },
  { id: 'chestnut', names: ['chestnut', 'chestnuts', 'castana', 'castanas'] },
  { id: 'coconut', names: ['coconut', 'coconuts', 'coco'] },
  {
    id: 'peanut',
    names: [
      'peanut',
      'peanuts',
      'peanut butter',
      'crema de cacahuate',
      'mantequilla de cacahuate',
      'groundnut',
      'groundnuts',
      'cacahuate',
      'cacahuates',
      'cacahuete',
      'cacahuetes',
      'mani',
    ],
  },
  {
    id: 'tree-nut',
    names: ['tree nut', 'tree nuts', 'treenut', 'treenuts', 'frutos de cascara'],
    members: TREE_NUTS,
  },
  {
    id: 'nut',
    names: [
      ...['nut', 'nuts', 'nuez', 'nueces'],
      ...['frutos secos', 'fruto seco', 'frutas secas'],
    ],
    ingredients: 'pralines?|nougat|turron|nutty',
    except: 'nuez moscada',
    members: NUTS,
  },
  {
    id: 'milk',
    names: [
      'milk',
      'dairy',
      'diary',
      'lactose',
      'leche',
      'lacteo',
      'lacteos',
      'lactosa',
      'cows milk',
      'milk products',
      'productos lacteos',
      'butter',
      'cream',
      'mantequilla',
      'crema',
      'whey',
      'casein',
      'caseina',
    ],
    ingredients:
      'milks|creams|creme|butter(?!nut)\\w*|whey|casein\\w*|(?:\\w*(?:milk|cream|cheese))|(?:milk|lact)\\w+|mascarpone|yogh?ur\\w?|ghee|ganache|custard|half and half|kefir|curds?|nata|suero|queso|caseina\\w*',
    except:
      '(?:cocoa|peanut|almond|hazelnut|coconut|shea|cashew|nut) butter|(?:coconut|almond|oat|soy|rice|cashew) ?(?:milk|cream)|cream of (?:tartar|coconut)|lactic acid|acido lactico|manteca de cacao|(?:leche|crema) de (?:coco|almendras?|avena|soya|arroz)',
  },
  {
    id: 'egg',
    names: ['egg', 'eggs', 'huevo', 'huevos'],
    ingredients: '(?:ov)?albumin\\w*|albumen|meringue|merengue|clara|claras|yema|yemas|mayonnaise',
  },
  {
    id: 'soy',
    names: ['soy', 'soya', 'soja', 'soybean', 'soybeans', 'soy lecithin'],
    ingredients: 'tofu|edamame|tamari|miso|tempeh|lecithin|lecitina',
    except: '(?:sunflower|rapeseed|canola) lecithin|lecitina de (?:girasol|colza)',
  },
  {
    id: 'gluten',
    names: [
      'gluten',
      'wheat',
      'trigo',
      'barley',
      'cebada',
      'rye',
      'centeno',
      'celiac',
      'coeliac',
      'celiaco',
      'celiaca',
      'celiacos',
    ],
    ingredients:
      'malt\\w*|malta|spelt|espelta|oats?|avena|semolina|semola|flour|harina|farro|triticale|seitan|wafers?|cookies?|biscuits?|galletas?|graham|pretzels?|couscous|cereal\\w*|bulgur|durum|kamut|einkorn|panko|(?:bread|pan|beer|stout|cerveza)|(?:bread)?crumbs|obleas?|barquillos?',
    except: '(?:rice|almond|coconut|corn|tapioca) flour|harina de (?:arroz|almendras?|coco|maiz)',
  },
  { id: 'sesame', names: ['sesame', 'ajonjoli', 'sesamo'], ingredients: 'tahini|tahina|halva' },
  { id: 'fish', names: ['fish', 'pescado'], ingredients: 'anchov\\w*|cod|salmon|tuna|isinglass' },
  {
    id: 'shellfish',
    names: ['shellfish', 'shrimp', 'crab', 'lobster', 'marisco', 'mariscos', 'crustaceos'],
  },
  { id: 'honey', names: ['honey', 'miel'], ingredients: 'beeswax|cera de abejas|royal jelly' },
  {
    id: 'gelatin',
    names: ['gelatin', 'gelatine', 'gelatina', 'pork', 'cerdo'],
    ingredients:
      'carmine|cochineal|carmin|cochinilla|shellac|goma laca|lard|tallow|collagen|marshmallows?|e120|e904',
  },
  {
    id: 'alcohol',
    names: ['alcohol', 'alcoholic', 'liquor', 'liqueur', 'liqueurs', 'booze', 'licor', 'licores'],
    ingredients:
      'champagne|champan|prosecco|cava|wines?|vinos?|ports?|sherry|rum|ron|bourbon|whiske?y|brandy|cognac|armagnac|kirsch\\w*|vodka|gin|tequila|mezcal|cointreau|curacao|grand marnier|limoncello|amaretto|baileys|kahlua|calvados|grappa|eau de vie|beer|stout|cerveza|aguardiente|ethanol',
    except: 'sugar alcohols?|(?:wine|sherry) vinegar|vinagre de (?:vino|jerez)',
  },
  {
    id: 'animal',
    names: [],
    members: ['milk', 'egg', 'honey', 'gelatin', 'fish', 'shellfish'],
  },
  {
    id: 'allergen',
    names: [
      ...['allergen', 'allergens', 'alergeno', 'alergenos'],
      ...['big 8', 'big 9', 'top 8', 'top 9', 'top eight', 'top nine'],
    ],
    members: ['nut', 'milk', 'egg', 'soy', 'gluten', 'sesame', 'fish', 'shellfish'],
  },
]

/** Attributes with lists of ingredients. */
export const INGREDIENT_ATTRIBUTES = ['productIngredients', 'ingredients', 'allergens']
