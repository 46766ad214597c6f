/** What stands beside prices; the server of the pages exchanges the one for the other where reports are sold. */
export const NOTHING_CHARGED = 'Nothing is charged: this site takes no payments.'
export const ONLY_REPORTS = 'Only reports are sold, at the price shown before you pay. Nothing else is charged.'
