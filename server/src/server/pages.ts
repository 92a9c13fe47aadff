/// Pages and pictures: loaded when somebody first asks for one.

export const pages = () => require('../pages') as typeof import('../pages');
