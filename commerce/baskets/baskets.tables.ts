/** The tables of the baskets module's migrations. */
export interface BasketsTables {}
