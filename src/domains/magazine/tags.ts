/** What an answer made of articles, their categories or their tags is dropped by. */
export const ARTICLES_TAG = 'articles'
