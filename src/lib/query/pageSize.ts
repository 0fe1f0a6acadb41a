/** Most entries that the content API returns in a page. A server may ignore it and return 10 (docs/product.md#6-5). */
export const pageSize = 100
