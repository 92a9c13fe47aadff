/// The bundler makes a file of its own of a style sheet that is imported.
declare module '*.css';
