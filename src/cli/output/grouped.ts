/** Whole numbers for people, with commas between the thousands. */
export const grouped = new Intl.NumberFormat('en-US');
