import { spelled } from '../../language/french.ts';
import type { LessonWords } from './lessons.ts';
import { SIDES } from './rules/tables.ts';

/** Autant d’actions que de machines. */
const EACH = spelled(SIDES.length);

export const words: LessonWords = {
  start: {
    title: 'Vos machines',
    body: `À chaque manche, vous effectuez les ${EACH} actions visibles en haut de vos ${EACH} machines. Cette fois seulement, vous les réglez librement : touchez une action sur une machine, puis posez-la face cachée.`,
  },
  second: {
    title: 'À l’autre maintenant',
    body: 'Armer vous donne des soldats, Produire des marchandises. Tout reste dans votre dépôt jusqu’à ce que vous l’utilisiez. Seul compte ce qui arrive dans votre trésor : par Exporter, Récupérer, Inventer et un bon pillage.',
  },
  gear: {
    title: 'Tourner les machines',
    body: 'Désormais, des rouages tournent vos machines. Les pastilles rondes sont des quarts de tour gratuits, les carrées coûtent un soldat ou une marchandise. Un rouage va sous chaque machine : ce que vous faites à gauche décide de ce qui reste à droite.',
  },
  neighbours: {
    title: 'Surveillez vos voisins',
    body: 'Votre machine de gauche attaque votre voisin de gauche, celle de droite votre voisin de droite. Un joueur touché perd un cube de son dépôt, ainsi qu’Exporter et Récupérer pour cette manche. Une flèche rouge signifie que quelqu’un peut vous atteindre.',
  },
  orders: {
    title: 'Ordres donnés d’avance',
    body: 'Après la révélation, la partie continue sans vous consulter. Décidez maintenant ce que vous voudrez alors, ou demandez à être consulté.',
  },
};
