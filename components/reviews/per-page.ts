/** Reviews of one page, the one that comes with the product's page and those that follow. */
export const PER_PAGE = 6;
