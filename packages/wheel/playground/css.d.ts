/** The builder turns an imported style sheet into one that the page has. */
declare module '*.css';
