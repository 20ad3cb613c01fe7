/** What a part is made of: numbers for the buffers, in one place. */
export const SKIN = 1;
export const EYE = 2;
export const HAIR = 3;
export const HAT = 4;
export const COAT = 5;
export const SCARF = 6;
export const LINEN = 7;
export const FUR = 8;
export const BEARD = 9;
export const LEGS = 10;
export const BOOTS = 11;
export const WOOD = 12;
export const IRON = 13;
export const BLANKET = 14;
export const TRIM = 15;
export const SACK = 16;
