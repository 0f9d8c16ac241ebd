/** The tables of Shopper Login and of customers (migration 010). */
export interface AuthTables {}
