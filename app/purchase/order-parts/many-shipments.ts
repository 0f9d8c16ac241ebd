/** From so many shipments on, each stands folded: a page of them all could not be overlooked. */
export const MANY_SHIPMENTS = 6
