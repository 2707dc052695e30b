/** The builder turns an imported style sheet into one of the page. */
declare module '*.css';
