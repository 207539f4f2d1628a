import type { PageWords } from './page-words.ts';

export const words: PageWords = {
  slogan: 'Des jeux de société dans un lien\u202f: jouez votre coup, passez le double.',
  description: 'Des jeux de société dans un lien\u202f: jouez votre coup, passez le double. Sans compte, sans serveur.',
  manifest: {
    shelf: 'L’étagère des jeux',
    onPhone: (title) => `${title} sur un téléphone`,
    newGame: (title) => `Nouvelle partie\u202f: ${title}`,
  },
  rescue: {
    title: 'Carbon Copy n’a pas encore démarré',
    why: 'Certains fichiers ne sont pas arrivés. Le réseau est peut-être lent, une nouvelle version est peut-être en cours de publication, ou ce navigateur est trop ancien.',
    safe: 'Vos parties sont en sécurité\u202f:',
    where: 'elles sont sur cet appareil et dans leurs liens.',
    advice: 'Rechargez la page. Si cela ne suffit pas, réessayez dans quelques minutes.',
    reload: 'Recharger',
    save: 'Enregistrer mes parties dans un fichier',
    saved:
      'Votre navigateur a reçu le fichier. «\u202fRestaurer depuis un fichier\u202f», dans les réglages, fait revenir les parties, ici ou sur un autre appareil.',
    none: 'Il n’y a aucune partie sur cet appareil.',
    refused: 'Ce navigateur ne permet pas de lire vos parties pour l’instant.',
  },
  noScript:
    'Toute la partie est dans le lien que vous avez ouvert, et cette page a besoin de JavaScript pour la mettre en place. Rien n’est envoyé nulle part. Autorisez JavaScript pour cette page, puis rechargez-la.',
  notFound: {
    tab: 'Introuvable · Carbon Copy',
    title: 'Il n’y a rien à cette adresse',
    before:
      'Si vous avez suivi un lien vers une partie, il a peut-être été coupé en route, ou le site a déménagé. La longue suite après',
    after:
      'est la partie. Copiez de nouveau le lien entier depuis le message et ouvrez-le, ou collez-le sur la page d’accueil.',
    home: 'Aller à la page d’accueil de Carbon Copy',
    open: 'Ouvrir ce lien dans Carbon Copy',
  },
};
