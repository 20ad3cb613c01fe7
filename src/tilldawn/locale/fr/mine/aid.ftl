### This War of Mine : titres de l’aide de jeu

aid-goal = Ce que nous voulons
    .text = Vivre jusqu’à la paix.
aid-states = États
    .text = Comment va chacun, et ce que cela coûte.
aid-morning = 1 · Matin
    .text = Un Événement, et le Froid.
aid-day = 2 · Actions de jour
    .text = Trois étapes, une action chacun.
aid-dusk = 3 · Crépuscule
    .text = Boire, puis manger.
aid-evening = 4 · Nuit
    .text = Une tâche pour chacun.
aid-scavenging = 5 · Collecte
    .text = Dehors, carte par carte, et retour.
aid-combat = Un Combat
    .text = Quand on en arrive là.
aid-raid = 6 · Raid de nuit
    .text = Qui monte la Garde.
aid-dawn = 7 · Aube
    .text = Retour, soins, Destin.
