/** The tables of the search module's migrations. */
export interface SearchTables {}
