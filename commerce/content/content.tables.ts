/** The tables of the content module's migrations. */
export interface ContentTables {}
