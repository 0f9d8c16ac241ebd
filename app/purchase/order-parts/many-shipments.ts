/** From this number of shipments on, each is collapsed to keep the page short. */
export const MANY_SHIPMENTS = 6
