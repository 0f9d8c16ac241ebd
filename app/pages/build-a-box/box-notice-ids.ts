/** Ids of the notices that say why a box cannot be put into the bag, for the blocked button. */
export const BOX_SHORT_ID = 'box-short'
export const BOX_GONE_ID = 'box-size-gone'
export const BOX_NO_PLACE_ID = 'box-no-place'
