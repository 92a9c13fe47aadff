/// The languages of records, by their ids. Knows no editor, so that tests can use it.
export const languages = ['wei7', 'jgf', 'ishi', 'ccgc'];
