/// Of Qipu, which records that are written name. A test holds it to be that of the package.
export const VERSION = '0.1.0';
