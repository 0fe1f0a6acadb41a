/** The tables of one kind of module. */
export interface KindTables {
  modules: string
  options: string
  widgets: string
  /** For a kind that has something for each day; the counts say how much, by year, month and day. */
  items?: string
  itemCounts?: string
}

/** The tables of a kind that has something for each day. */
export type ItemTables = Required<KindTables>
